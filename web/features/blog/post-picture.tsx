import type { Post } from '#shared/contracts/post'

/** A post's picture; without one, the road. */
export function PostPicture({ post: { imageUrl, imageAlt }, eager }: { post: Post; eager: boolean }) {
  return (
    <div className="post-picture">
      {imageUrl ? (
        <img
          src={imageUrl}
          alt={imageAlt}
          width="1200"
          height="630"
          decoding="async"
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
        />
      ) : (
        <div className="road post-road" />
      )}
    </div>
  )
}
