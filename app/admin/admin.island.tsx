import { createBrowserRouter, ScrollRestoration } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { AccessPage, Checking, Failed } from './layout/access-page.tsx'
import { Gate } from './layout/gate.tsx'

/** The whole panel. The server sends the screen shown until the browser knows whether a user is signed in. */
export default function Admin() {
  if (useHydrated()) return <RouterProvider router={openRouter()} />
  return (
    <AccessPage>
      <Checking />
    </AccessPage>
  )
}

let router: ReturnType<typeof createBrowserRouter> | undefined

/** One per document, because it listens to the history from its creation. */
function openRouter() {
  router ??= createBrowserRouter([{ path: '*', element: <Screen />, errorElement: <Failed /> }])
  return router
}

function Screen() {
  return (
    <>
      <Gate />
      <ScrollRestoration />
    </>
  )
}
