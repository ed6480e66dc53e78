/**
 * True for trimmed text that has the shape of an email address: tells a username from an address (VAL-03) and whether
 * asking the server about a domain makes sense (VAL-02). The contract's own format is what a form is checked by.
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
