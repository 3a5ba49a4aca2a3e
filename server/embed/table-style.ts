/** Rules of a table of figures in a frame. */
export const tableStyle = `
table{width:100%;border-collapse:collapse;margin:6px 0}
th,td{padding:6px 4px;border-bottom:1px solid var(--line);text-align:end}
th:first-child{text-align:start}
thead th{font-size:13px;color:var(--muted)}
tbody th{font-weight:600}
tbody small{display:block;font-weight:400}
`.replaceAll('\n', '')
