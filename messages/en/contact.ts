export const contact = {
  title: 'Contact Us',
  comingSoon: 'The contact form is on its way. Until it is here, please write to whoever sent you to this page.',
}
