"""Lessons: guided play on the real engine. Games declare them (`tabletome.scene.lesson`); here they are played.

A lesson is a pure function of what its learner has done: `Course.after(lesson, doings)` is the same on every machine,
so nothing has to be kept anywhere but the doings themselves.
"""

from tabletome.lessons.course import Course, LessonView, NoSuchLesson, OffTheLesson, find_lesson

__all__ = ["Course", "LessonView", "NoSuchLesson", "OffTheLesson", "find_lesson"]
