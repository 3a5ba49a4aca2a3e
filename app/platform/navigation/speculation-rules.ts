/**
 * Chromium fetches a page of this site as soon as a finger or mouse button goes down on its link, about a tenth of a
 * second before the click: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API. Not sooner, since many
 * visitors pay for each megabyte. Pages of one visitor are left out.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches:
                '/(ne/)?(admin|profile|status|sign-in|sign-up|forgot-password|confirm|offline)(/.*)?',
            },
          },
          { not: { href_matches: '/(api|auth|media|embed|assets)/*' } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
})
