/** Around every signed-in screen. */
export const layout = {
  skipToContent: 'Skip to content',
  toggleSidebar: 'Toggle sidebar',
  closeSidebar: 'Close',
  navigation: 'Navigation',
  mainNavigation: 'Main',
  nav: {
    meetings: 'Meetings',
    pages: 'Time Slot Pages',
    integrations: 'Integrations',
    forms: 'Forms',
    settings: 'Settings',
    timeOff: 'Time off',
    developers: 'Developers',
    contact: 'Contact Us',
    support: 'Support',
    security: 'Security',
  },
  renewal: {
    label: 'Connections to renew',
    required: '{service} Token Renewal Required',
    goTo: 'Go to Integrations',
  },
  unsaved: {
    title: 'Leave without saving?',
    text: "You'll lose your unsaved changes on this page.",
    leave: 'Leave',
  },
  copyLink: {
    button: 'Copy link',
    done: 'Link copied',
    failed: "We couldn't copy the link",
  },
} as const
