export { QuestionList, type QuestionListProps } from './QuestionList';
