/** 9805 as `9 805`, in both languages; its blanks do not break. Texts choose their plural forms by it too. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
