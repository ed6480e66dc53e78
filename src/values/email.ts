/**
 * True for trimmed text that has the shape of an email address. Used to tell a username from an address (VAL-03), and
 * to decide whether to ask the server about a domain (VAL-02). Forms validate addresses by the contract's format.
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
