import { useTrackOnce } from '@shop/analytics';
import { NoticeBanner, type NoticeBannerProps } from '@shop/ui-kit/notice-banner';

interface InlineNoticeProps extends Omit<NoticeBannerProps, 'type'> {
  /** Id of the message it says, or of several with blanks between them; never what the visitor typed. */
  id: string;
  /** An error by default. */
  type?: NoticeBannerProps['type'];
}

/** A notice where it belongs, such as inside a form. Errors are tracked by analytics like those of other notices. */
export function InlineNotice({ id, type = 'error', ...banner }: InlineNoticeProps) {
  // The first part of a message's id is its subject.
  const domain = id.slice(0, id.indexOf('.'));
  useTrackOnce(type === 'error' ? id : null, () => ({ name: 'error', id, domain }));
  return <NoticeBanner {...banner} type={type} />;
}
