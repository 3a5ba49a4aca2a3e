const written =
  'textarea, select, [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file])'

/**
 * Whether a key belongs to something that is being written, also in a shadow tree, whose events seem to come from its host.
 * No shortcut of the site acts then.
 */
export function isWriting(event: KeyboardEvent): boolean {
  return (
    event.isComposing ||
    event
      .composedPath()
      .some(
        (target) => target instanceof HTMLElement && (target.isContentEditable || target.matches(written)),
      )
  )
}
