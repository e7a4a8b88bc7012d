export { default } from '@/app/(visitor)/in/[language]/[slug]/secret/layout'
