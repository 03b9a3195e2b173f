import { useEffect, useState } from 'preact/hooks';
import { useOnlineWords } from '../i18n/onlineWords.ts';
import { get } from '../port/api.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';

/** The way to people who are somewhere else, where a server answers; a page that is only files has none. */
export default function FriendDoor() {
  const words = useOnlineWords();
  const [there, setThere] = useState(false);
  useEffect(() => {
    let here = true;
    void get('/api/hello').then((hello) => here && setThere('value' in hello && hello.value.faultline === 'live'));
    return () => {
      here = false;
    };
  }, []);
  if (!there || !words) return null;
  return (
    <a class="button door" data-way="friend" href={addressOf('online')}>
      <Icon name="link" />
      <span>
        {words.title}
        <small>{words.meet.friendHint}</small>
      </span>
    </a>
  );
}
