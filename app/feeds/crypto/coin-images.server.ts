import { type Media, mediaPath } from '#app/platform/media/media.server.ts'
import type { Coin } from './coin.ts'

/** Hosts on which the source keeps the pictures of coins. */
const imageHosts: ReadonlySet<string> = new Set(['coin-images.coingecko.com', 'assets.coingecko.com'])

/** Pictures of coins: fetched one after the other behind what visitors wait for, shown as soon as they are here. */
export class CoinImages {
  readonly #media: Media
  readonly #ownOrigin: string
  readonly #wanted = new Set<string>()
  #bringing = false

  /** `origin`: the source's own server, which is one of this machine in tests. */
  constructor(media: Media, origin: string) {
    this.#media = media
    this.#ownOrigin = origin
  }

  /** The coins with this site's own address of their pictures, where they are here already. */
  async onto(coins: readonly Coin[]): Promise<Coin[]> {
    const urls = coins.flatMap(({ image }) => (image && this.#isOfCoins(image) ? [image] : []))
    const known = await this.#media.known(urls)
    this.#bring(urls.filter((url) => !known.has(url)))
    return coins.map((coin) => {
      const sha256 = coin.image === null ? undefined : known.get(coin.image)
      return { ...coin, image: sha256 === undefined ? null : mediaPath(sha256) }
    })
  }

  #bring(urls: readonly string[]) {
    for (const url of urls) this.#wanted.add(url)
    if (!this.#bringing) void this.#bringAll()
  }

  async #bringAll() {
    this.#bringing = true
    for (const url of this.#wanted) {
      this.#wanted.delete(url)
      await this.#media.storeImage(url)
    }
    this.#bringing = false
  }

  #isOfCoins(url: string): boolean {
    if (!URL.canParse(url)) return false
    const { protocol, hostname, origin } = new URL(url)
    return (protocol === 'https:' && imageHosts.has(hostname)) || origin === this.#ownOrigin
  }
}
