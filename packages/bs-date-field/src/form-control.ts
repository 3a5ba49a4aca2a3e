/** Importing the module where there are no elements, as on a server, does nothing. */
const Base = 'HTMLElement' in globalThis ? HTMLElement : (class {} as typeof HTMLElement)

/** What every form control has: reflected attributes, its label, and the validity that its form asks for. */
export abstract class FormControl extends Base {
  static readonly formAssociated = true

  protected readonly internals = this.attachInternals()
  /** By its own attribute or by a fieldset around it. */
  protected isDisabled = false
  protected customError = ''

  /** Shows the present state, and gives it to the form. */
  protected abstract draw(): void

  formDisabledCallback(isDisabled: boolean): void {
    this.isDisabled = isDisabled
    this.draw()
  }

  setCustomValidity(message: string): void {
    this.customError = message
    this.draw()
  }

  get name(): string {
    return this.getAttribute('name') ?? ''
  }
  set name(name: string) {
    this.setAttribute('name', name)
  }

  /** The value that a reset brings back: the attribute `value`. */
  get defaultValue(): string {
    return this.getAttribute('value') ?? ''
  }
  set defaultValue(value: string) {
    this.setAttribute('value', value)
  }

  get required(): boolean {
    return this.hasAttribute('required')
  }
  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired)
  }

  get readOnly(): boolean {
    return this.hasAttribute('readonly')
  }
  set readOnly(isReadOnly: boolean) {
    this.toggleAttribute('readonly', isReadOnly)
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled)
  }

  get type(): string {
    return this.localName
  }
  get form(): HTMLFormElement | null {
    return this.internals.form
  }
  get labels(): NodeListOf<HTMLElement> {
    return this.internals.labels as NodeListOf<HTMLElement>
  }
  get validity(): ValidityState {
    return this.internals.validity
  }
  get validationMessage(): string {
    return this.internals.validationMessage
  }
  get willValidate(): boolean {
    return this.internals.willValidate
  }
  checkValidity(): boolean {
    return this.internals.checkValidity()
  }
  reportValidity(): boolean {
    return this.internals.reportValidity()
  }

  /** English unless the element, or the nearest one around it that has a language, is in Nepali. */
  protected get language(): 'en' | 'ne' {
    const lang = this.lang || this.closest<HTMLElement>('[lang]')?.lang
    return lang?.startsWith('ne') ? 'ne' : 'en'
  }

  /** The attribute `label`, or the text of the label elements. */
  protected get labelText(): string {
    const texts = [...this.labels].map((label) => label.textContent.trim())
    return this.getAttribute('label') || texts.filter(Boolean).join(' ')
  }

  /** As Enter in a text field: presses the form's first submit button, or submits without one, after validation. */
  protected submitForm(): void {
    const { form } = this
    const button = [...(form?.elements ?? [])].find(
      (element): element is HTMLButtonElement => 'type' in element && element.type === 'submit',
    )
    if (button) button.click()
    else form?.requestSubmit()
  }
}
