/** As a ref: takes the focus of the control that the element replaces, and scrolls the element into view. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
