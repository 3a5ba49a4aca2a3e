// Of the shadow tree. What a page may want to change is a custom property or a part. The colours fit light and dark; a transparent
// outline is seen where colours are forced.
const styles = `
:host{display:inline-block;vertical-align:top;min-width:0;--_line:var(--bs-date-field-line,GrayText);
--_surface:var(--bs-date-field-surface,Canvas);--_ink:var(--bs-date-field-ink,CanvasText);
--_muted:var(--bs-date-field-muted,color-mix(in srgb,currentColor 70%,transparent));--_accent:var(--bs-date-field-accent,#2563eb);
--_on-accent:var(--bs-date-field-on-accent,#fff);--_error:var(--bs-date-field-error,color-mix(in srgb,#dc2626 70%,CanvasText));
--_radius:var(--bs-date-field-radius,.5rem)}
:host([hidden]){display:none}
*{box-sizing:border-box}
input,button,select{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--_accent);outline-offset:1px}
[part=field]{display:flex;align-items:center;min-height:2.75rem;padding-inline-start:.5rem;
border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);color:var(--_ink);
cursor:text}
[part=field]:has(input:focus){outline:2px solid var(--_accent);outline-offset:1px}
[part=field][data-invalid]{border-color:var(--_error)}
[part~=segment]{width:2em;min-height:2em;padding:0;border:0;border-radius:.25rem;background:none;
text-align:center}
[part~=year]{width:2.9em}
[part~=month]:lang(ne):placeholder-shown{width:2.9em}
[part~=segment]::placeholder{color:var(--_muted);opacity:1}
[part~=segment]:focus{outline-color:transparent;background:var(--_accent);color:var(--_on-accent)}
[part~=segment]:focus::placeholder{color:inherit}
[part~=segment]::selection{background:var(--_accent);color:var(--_on-accent)}
[part=open]{display:grid;place-items:center;align-self:stretch;width:2.75rem;margin:-1px -1px -1px auto;border:0;
border-radius:var(--_radius);background:none}
[part=open]::before{content:'';width:.8em;height:.75em;border:2px solid;border-top-width:5px;border-radius:3px}
:disabled{opacity:.5}
[part~=message]{margin:.25rem 0 0;font-size:.875rem;font-weight:600;color:var(--_error)}
[part~=notice]{font-weight:400;color:inherit}
[part~=message]:empty{display:none}
`

/** A constructed sheet, which needs no exception of a content security policy. */
export function styleSheet(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

let sheet: CSSStyleSheet | undefined

/** One for all fields of a page. */
export function fieldSheet(): CSSStyleSheet {
  sheet ??= styleSheet(styles)
  return sheet
}
