declare module '*.md' {
  const article: import('#app/platform/articles/article.ts').Article
  export default article
}
