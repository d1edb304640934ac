// The default is for `lazy(() => import('@shop/community/questions'))`.
export { QuestionList, QuestionList as default, type QuestionListProps } from './QuestionList';
