// What TypeScript cannot know by itself: articles, which the build compiles, and a package without types.

declare module '*.md' {
  const article: import('#app/platform/articles/article.tsx').Article
  export default article
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
