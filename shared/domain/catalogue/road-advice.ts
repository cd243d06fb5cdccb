/** What makes a road slow for a coach. */
export type RoadAdvice = 'gravel_road' | 'mountain_road' | 'narrow_road' | 'park_speed_limit'
