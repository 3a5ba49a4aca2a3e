import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import styles from './app.css?inline'
import { langOfPath } from './kit/language.ts'
import { markScript } from './platform/auth/signed-in-mark.ts'
import { deferClientScripts } from './platform/document/defer-scripts.server.ts'
import { fontScript, fontWithoutScript } from './platform/document/devanagari.server.ts'
import { ServerDocumentContext } from './platform/document/document-context.tsx'
import { storageScript } from './platform/document/storage-script.ts'
import { themeScript } from './platform/document/theme.ts'
import { renderContext, servicesContext } from './platform/services.server.ts'
import { beforePaint } from './platform/third-parties/before-paint.ts'

const renderLimitMs = 5000

/**
 * The whole document at once: nothing on these pages is slow enough to be worth a stream, and what is whole can be kept.
 * Its bytes are handed over beside the response, whose body would be copied on the way.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = context.get(renderContext)
  const lang = langOfPath(new URL(request.url).pathname)
  const serverDocument = {
    styles,
    headScript: [
      storageScript,
      themeScript,
      markScript,
      // A page of trouble loads nothing of others.
      beforePaint(status === 200 ? render.partyKind : 'quiet'),
      fontScript(lang),
    ].join(';'),
    withoutScript: fontWithoutScript(lang),
    requestId: status >= 500 ? render.requestId : '',
    article: render.article,
  }
  const html = await renderWhole(
    <ServerDocumentContext value={serverDocument}>
      <ServerRouter context={routerContext} url={request.url} />
    </ServerDocumentContext>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  render.html = import.meta.env.DEV ? html : deferClientScripts(html)
  return new Response(null, { status, headers })
}

/** Trouble in a loader or a component, told once; a request that the visitor gave up is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted) return
  const { requestId, path } = context.get(renderContext)
  context.get(servicesContext).report(error, { kind: 'page-failed', requestId, path })
}

function renderWhole(tree: React.ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(limit)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Everything in its place: past some size React would hide what is finished until its script moves it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
    const limit = setTimeout(abort, renderLimitMs)
  })
}
