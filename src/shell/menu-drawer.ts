export const DRAWER_ID = 'menu-drawer'

/** Opens the side menu of narrow screens; a native dialog, so focus, Escape and the backdrop are the browser's. */
export function openMenuDrawer(): void {
  const drawer = document.getElementById(DRAWER_ID)
  if (drawer instanceof HTMLDialogElement) drawer.showModal()
}

export function closeMenuDrawer(): void {
  const drawer = document.getElementById(DRAWER_ID)
  if (drawer instanceof HTMLDialogElement) drawer.close()
}
