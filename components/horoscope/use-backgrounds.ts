'use client';
// In the browser: the pictures come after the text, and a page without them is whole.

import { useEffect, useState } from 'react';
import { apiRequest } from '@/components/request/api-request';

interface CosmicBackground {
  nakshatra: string;
  imageData: string;
}

/** An answer that is not OK counts as an empty list. */
async function fetchBackgrounds(): Promise<CosmicBackground[]> {
  try {
    const answer: unknown = await (await apiRequest('GET', '/api/cosmic-backgrounds')).json();
    return Array.isArray(answer) ? answer.filter((each) => typeof each?.imageData === 'string') : [];
  } catch {
    return [];
  }
}

/** The banners' pictures by star, as `data:` addresses; none until they have come, and none when they do not. */
export function useBackgrounds(): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let left = false;
    void fetchBackgrounds().then((list) => {
      if (!left && list.length > 0)
        setPictures(new Map(list.map(({ nakshatra, imageData }) => [nakshatra, imageData])));
    });
    return () => {
      left = true;
    };
  }, []);
  return pictures;
}
