// A lazy section of a page, and the message in its place where its file is gone for good.

import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { type ReactNode, useState } from 'react';
import { siteAnswers } from '../shell/http/site-answers.ts';
import { reloadInPlace } from '../shell/navigation/reload.ts';
import { Button } from '../ui/button.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { useT } from './shell-context.tsx';

function LostSection() {
  const t = useT();
  return (
    <ProblemNotice
      below={
        <Button variant="line" size="md" onClick={() => reloadInPlace(window)}>
          {t('common.reload')}
        </Button>
      }
    >
      {t('common.sectionLost')}
    </ProblemNotice>
  );
}

/** Loads a section until it has loaded; `waiting` holds its place, or shows that only a reload helps. */
export function useSection(waiting: ReactNode) {
  const [isGone, setGone] = useState(false);
  const load = <T,>(load: () => Promise<T>): Promise<T> =>
    untilLoaded(async () => {
      try {
        return await load();
      } catch (error) {
        // When the site answers, the lost file belongs to an older version. A form may hold data that no field shows:
        // the person decides.
        setGone(navigator.onLine && (await siteAnswers()));
        throw error;
      }
    });
  return { load, waiting: isGone ? <LostSection /> : waiting };
}
