export { QuestionList, QuestionList as default, type QuestionListProps } from './QuestionList';
