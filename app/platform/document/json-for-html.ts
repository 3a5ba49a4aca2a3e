/** JSON that can stand in a `<script>` of a document: no `<`, so that nothing in it ends the element. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
