/** 9805 as `9 805`, in both languages, as money is written (FMT-03). A text's plural form is chosen by it as well. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
