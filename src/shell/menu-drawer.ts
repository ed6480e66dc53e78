import { createAtom, useSelector } from '@tanstack/react-store'

const isOpen = createAtom(false)

export const openMenuDrawer = (): void => isOpen.set(() => true)

export const closeMenuDrawer = (): void => isOpen.set(() => false)

export const useIsMenuDrawerOpen = (): boolean => useSelector(isOpen)
