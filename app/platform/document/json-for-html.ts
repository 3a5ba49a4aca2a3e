/** JSON for a `<script>` element, without `<`, so that nothing in it ends the element. */
export const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
