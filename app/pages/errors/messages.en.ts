export const en = {
  crash: {
    title: 'Something went wrong',
    explanation: 'The page could not be shown. Please try again in a moment.',
    id: 'Error id',
    again: 'Try again',
    home: 'Go to Homepage',
  },
  notFound: {
    code: '404',
    title: 'Page Not Found',
    explanation: 'The page you are looking for does not exist or has moved.',
    closed: (tool: string) => `${tool} is not available at the moment.`,
    home: 'Go to Homepage',
    back: 'Go Back',
    popular: 'Popular tools',
  },
}

export type ErrorMessages = typeof en
