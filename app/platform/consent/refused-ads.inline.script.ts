// Runs before the first paint of a page that may load vendors' code: the ad slots of a visitor who refused are removed, so that
// nothing moves later.
import { hasPrivacyControl, refused, storedConsent } from './consent.ts'

if (hasPrivacyControl() || storedConsent() === refused) document.documentElement.dataset.consent = refused
