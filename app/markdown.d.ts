declare module '*.md' {
  const article: import('#app/platform/articles/article.tsx').Article
  export default article
}
