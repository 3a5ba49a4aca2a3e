/** Of the dialog, with the custom properties of the field. */
export const gridStyles = `
dialog{font-size:1rem;width:min(22rem,100vw - 1rem);max-height:calc(100vh - 1rem);padding:.75rem;overflow:auto;
border:1px solid var(--_line);border-radius:.75rem;background:var(--_surface);color:var(--_ink)}
dialog::backdrop{background:rgb(0 0 0 / .25)}
@media (max-width:30rem){dialog{width:100%;max-width:100%;margin:auto 0 0;border-radius:.75rem .75rem 0 0}}
[part=head],[part=foot]{display:flex;gap:.5rem;align-items:center}
[part=foot]{flex-wrap:wrap}
select,[part=step],[part=action]{min-height:2.75rem;padding-inline:.5rem;border:1px solid var(--_line);
border-radius:var(--_radius);background:var(--_surface);color:var(--_ink)}
select{flex:1;min-width:0}
[part=step]{min-width:2.75rem;font-size:1.25rem}
[part=action]{flex:1;font-weight:600}
table{width:100%;margin-block:.5rem;border-collapse:collapse;table-layout:fixed}
th{padding:.25rem 0;font-size:.8125rem;font-weight:600;color:var(--_muted)}
th:last-child,td:nth-child(7){color:var(--_error)}
td{padding:1px}
[part=day]{position:relative;width:100%;min-height:2.75rem;padding:0;border:0;border-radius:var(--_radius);
background:none}
[part=day]::after{content:attr(data-ad);display:block;font-size:.8125rem;line-height:1;color:var(--_muted)}
td:nth-child(7) [part=day]::after,[aria-selected=true] [part=day]::after{color:inherit}
[part=day]:hover{background:color-mix(in srgb,var(--_accent) 12%,transparent)}
[part=day][aria-current]{border:2px solid var(--_accent)}
[aria-selected=true] [part=day]{background:var(--_accent);color:var(--_on-accent)}
@media (forced-colors:active){[aria-selected=true] [part=day]{forced-color-adjust:none;background:Highlight;
color:HighlightText}}
[aria-disabled]{opacity:.4;cursor:default}
[part=current]{margin:0 0 .5rem;text-align:center;font-size:.875rem;color:var(--_muted)}
`
