// What TypeScript cannot know by itself: articles, which the build compiles.

declare module '*.md' {
  const article: import('#app/platform/articles/article.tsx').Article
  export default article
}
