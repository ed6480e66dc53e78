/** 9805 as `9 805`, in both languages; its blanks do not break. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
