interface Refresh {
  injectIntoGlobalHook: (target: Window) => void
}

/**
 * In development: lets Vite reload the page, and React's Fast Refresh replace a component that was edited, before the first
 * island is loaded: https://vite.dev/guide/backend-integration
 */
export async function prepareRefresh(): Promise<void> {
  const [client, runtime] = ['/@vite/client', '/@react-refresh']
  await import(/* @vite-ignore */ client)
  const { default: refresh } = (await import(/* @vite-ignore */ runtime)) as { default: Refresh }
  refresh.injectIntoGlobalHook(window)
  Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type })
}
