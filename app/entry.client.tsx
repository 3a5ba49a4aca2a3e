import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

// The server writes the stylesheet into the document; only development needs it live.
if (import.meta.env.DEV) void import('./app.css')

// In a task of its own: with the files' first run it would hold up a cheap phone for longer than a tap may wait.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
