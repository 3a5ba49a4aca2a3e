import { lazyLater } from '#app/ui/near.tsx'

/** The layout knows of this page in case that a tool is closed: no reason for every page to bring its code. */
export const NotFoundPage = lazyLater(async () => (await import('./not-found-page.tsx')).NotFoundPage)
