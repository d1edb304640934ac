import type { ArgsInputOf, MethodName, ServiceAt } from '@shop/contracts';

type Community = ServiceAt<'/services/community'>;
type FirstArgument<Method extends MethodName<Community>> = ArgsInputOf<Community, Method>[0];

/** What a visitor may send to the community. */
export type NewReview = FirstArgument<'AddReview'>;
export type NewComment = FirstArgument<'AddCommentToReview'>;
export type NewQuestion = FirstArgument<'AskQuestion'>;
export type Report = FirstArgument<'ReportReview'>;
