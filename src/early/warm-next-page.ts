import { registry } from '@generated/registry'
import { loadEngine } from '@/api/calls/send'
import { whenIdle } from '@/browser/when-idle'
import type { makeRouter } from '@/router'
import { savedPath } from '@/session/history'
import { showsLogin } from '@/shell/router-context'
import { loadSignedInFrame } from '@/shell/signed-in'

/** Prefetches the page after the login once somebody types into the form and the browser is idle. */
export function warmNextPage(router: ReturnType<typeof makeRouter>): void {
  const isTyped = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name=username], [name=password]')].some(({ value }) => value)
  const warm = () => {
    if (!isTyped() || !showsLogin(router.state)) return
    stop()
    document.removeEventListener('input', warm)
    void whenIdle().then(() => {
      const [routes] = router.getMatchedRoutes(savedPath() ?? '/')
      loadSignedInFrame()
      void Promise.allSettled([
        loadEngine(),
        // This operation's validator is in the same chunk as those of the main screens (tools/build/chunk-groups.ts).
        registry.readUserDetails.reply(),
        ...routes.map((route) => router.loadRouteChunk(route)),
        ...routes.map((route) => route.options.staticData?.warm?.()),
      ])
    })
  }
  document.addEventListener('input', warm)
  // Values that were typed or autofilled before hydration.
  const stop = router.subscribe('onRendered', warm)
}
