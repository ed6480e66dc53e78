import { createAtom, useSelector } from '@tanstack/react-store'
import { onSessionEnd } from '@/session/session-store'

const isOpen = createAtom(false)

export const openMenuDrawer = (): void => isOpen.set(() => true)

export const closeMenuDrawer = (): void => isOpen.set(() => false)
// It must not be open for the next user.
onSessionEnd(closeMenuDrawer)

export const useIsMenuDrawerOpen = (): boolean => useSelector(isOpen)
