export const en = {
  code: '404',
  title: 'Page Not Found',
  explanation: 'The page you are looking for does not exist or has moved.',
  closed: (tool: string) => `${tool} is not available at the moment.`,
  home: 'Go to Homepage',
  back: 'Go Back',
  popular: 'Popular tools',
}

export type NotFoundMessages = typeof en
